import { expect, test } from 'vitest'
import { createNeighbourFocus } from './neighbour-focus.ts'

/** Stands in for a page with a heading and a list of buttons: an element that goes takes the focus with it, as in a browser. */
function page(...names: readonly string[]) {
  let focused: string | null = names[0] ?? null
  const element = (name: string) => ({ name, isConnected: true, focus: () => (focused = name) })
  const heading = element('heading')
  let buttons = names.map(element)
  const list = { querySelectorAll: () => buttons } as unknown as ParentNode
  const focus = createNeighbourFocus(() => focused === null)
  const leaving = (index: number) => focus.leaving(list, index)
  const settle = () => focus.settle(list, heading as unknown as HTMLElement)
  const take = (name: string) => {
    for (const button of buttons) if (button.name === name) button.isConnected = false
    buttons = buttons.filter(({ isConnected }) => isConnected)
    if (focused === name) focused = null
    settle()
  }
  return { leaving, settle, take, focusOn: (name: string) => (focused = name), focused: () => focused }
}

test('the focus goes to the item that takes the place of the one that went', () => {
  const { leaving, take, focused } = page('salt', 'sugar', 'rice')
  leaving(0)
  take('salt')
  expect(focused()).toBe('sugar')
})

test('the focus goes to the last item when the last one went, and to the heading when none is left', () => {
  const { leaving, take, focusOn, focused } = page('salt', 'sugar')
  focusOn('sugar')
  leaving(1)
  take('sugar')
  expect(focused()).toBe('salt')
  leaving(0)
  take('salt')
  expect(focused()).toBe('heading')
})

test('renders between the press and the going leave the focus where it is, and it still arrives', () => {
  const { leaving, settle, take, focused } = page('salt', 'sugar')
  leaving(0)
  settle()
  settle()
  expect(focused()).toBe('salt')
  take('salt')
  expect(focused()).toBe('sugar')
})

test('who has moved on before the item goes stays there', () => {
  const { leaving, take, focusOn, focused } = page('salt', 'sugar')
  leaving(0)
  focusOn('search')
  take('salt')
  expect(focused()).toBe('search')
})

test('an item that goes unasked takes nobody anywhere', () => {
  const { take, focused } = page('salt', 'sugar')
  take('salt')
  expect(focused()).toBeNull()
})
