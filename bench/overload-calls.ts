import { connect } from 'node:net'
import { calls } from '@plotluck/contract'

/** A call that a client without an account sends again and again. `send` gives the status of the answer. */
export type ExpensiveCall = {
  readonly name: string
  readonly send: (url: string, count: number) => Promise<number | string>
}

/** The largest body the API takes in. */
export const maxBodyBytes = 1024 * 1024
/** The longest that most calls look into. */
const usualCharacters = 32 * 1024

const json = { 'content-type': 'application/json' }
const post = async (url: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  statusOf(await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body }))
const get = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
  statusOf(await fetch(url, { headers, redirect: 'manual' }))

async function statusOf(answer: Response): Promise<number> {
  await answer.arrayBuffer()
  return answer.status
}

/** As many pieces as fill so many characters. */
const filled = (begin: string, piece: string, end: string, characters: number): string =>
  begin + piece.repeat((characters - begin.length - end.length) / piece.length) + end
const zeros = filled('{"a":[', '0,', '0]}', maxBodyBytes - 10)
const deep = '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)
const members = `{${Array.from({ length: 490 }, (_, index) => `"a${index}":0`).join()}}`
const objects = filled('{"events":[', '{"name":"page_view"},', '{}]}', usualCharacters)
const event = { name: 'error_occurred', fields: { error_type: 'x', error_message: 'a@b '.repeat(125) } }
const foods =
  'tomatoes,zucchini,onions,eggs,kale,potatoes,carrots,garlic,basil,rice,butter,lemon,milk,ginger,peppers,beans'
const basket = JSON.stringify({ ingredients: foods.split(',') })
const events = JSON.stringify({ events: Array.from({ length: 25 }, () => event) })

/** Every call of the API in turn, without anything that says who asks. */
const everyCall = Object.keys(calls).map((call) => call.replaceAll(/\{\w+\}/g, 'x').split(' '))

/** A request whose body never ends, by one who goes when the head is sent. */
function sendAndGo(url: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', reject)
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`
    socket.write(head, () => {
      socket.destroy()
      resolve('gone')
    })
  })
}

/** The worst of every call that needs no account; each found by attacking or by reading what it does before it refuses. */
export const expensiveCalls: readonly ExpensiveCall[] = [
  {
    name: 'a path of 15,800 characters, and the sender goes',
    send: (url) => sendAndGo(url, `/api/sandbox/checkouts/${'a'.repeat(15_800)}/pay`),
  },
  {
    name: 'a path of 15,800 signs of an address',
    send: (url) => get(`${url}/api/${'a%40'.repeat(3_950)}`),
  },
  { name: '1 MB of zeros to sign in', send: (url) => post(`${url}/api/auth/sign-in/email`, zeros) },
  { name: '1 MB of zeros as a webhook', send: (url) => post(`${url}/api/webhooks/stripe`, zeros) },
  {
    name: '20 MB to sign in',
    send: (url) => post(`${url}/api/auth/sign-in/email`, 'a'.repeat(20 * maxBodyBytes)),
  },
  { name: '5,000 objects in each other', send: (url) => post(`${url}/api/auth/token`, deep) },
  { name: '490 unknown members', send: (url) => post(`${url}/api/auth/sign-up/email`, members) },
  { name: '1,500 events in a body', send: (url) => post(`${url}/api/events`, objects) },
  { name: '25 long events', send: (url) => post(`${url}/api/events`, events) },
  {
    name: 'sign-in, a new address each',
    send: (url, count) =>
      post(
        `${url}/api/auth/sign-in/email`,
        JSON.stringify({ email: `${count}@example.com`, password: 'a guess of mine' }),
      ),
  },
  {
    name: 'sign-up, a new address each',
    send: (url, count) =>
      post(
        `${url}/api/auth/sign-up/email`,
        JSON.stringify({ email: `new-${count}@example.com`, password: 'tomatoes-and-basil', name: 'Ana' }),
      ),
  },
  {
    name: 'a refresh token that nobody gave',
    send: (url, count) =>
      post(
        `${url}/api/auth/token`,
        JSON.stringify({ grant_type: 'refresh_token', refresh_token: `guess ${count}` }),
      ),
  },
  {
    name: 'a new password asked for',
    send: (url, count) =>
      post(`${url}/api/auth/request-password-reset`, JSON.stringify({ email: `${count}@example.com` })),
  },
  {
    name: 'a link of a mail, guessed',
    send: (url, count) => get(`${url}/api/auth/verify-email?token=${'a'.repeat(8_000)}${count}`),
  },
  {
    name: 'a cookie of 12,000 characters',
    send: (url) => get(`${url}/api/profile`, { cookie: `plotluck.session_token=${'a.'.repeat(6_000)}` }),
  },
  {
    name: 'a bearer token of 12,000 characters',
    send: (url) => get(`${url}/api/profile`, { authorization: `Bearer ${'a'.repeat(12_000)}` }),
  },
  {
    name: 'recipes to try, from sixteen foods',
    send: (url) => post(`${url}/api/try-recipes`, basket),
  },
  {
    name: 'names of foods, for fifty letters',
    send: (url) => get(`${url}/api/foods?q=${'aple sauc '.repeat(5)}`),
  },
  { name: 'whether it is ready', send: (url) => get(`${url}/readyz`) },
  { name: 'the landing page', send: (url) => get(url) },
  { name: 'a page that is not there', send: (url) => get(`${url}/${'a/'.repeat(7_000)}`) },
  { name: "the API's description", send: (url) => get(`${url}/api/openapi.json`) },
  { name: "the API's documentation", send: (url) => get(`${url}/api/docs`) },
  {
    name: 'every call of the API in turn, without who asks',
    send: async (url, count) => {
      const [method = '', path = ''] = everyCall[count % everyCall.length] ?? []
      if (method === 'GET') return get(url + path)
      return statusOf(await fetch(url + path, { method, headers: json, body: members }))
    },
  },
]
