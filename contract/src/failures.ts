/**
 * Every failure the API can answer: its HTTP status and the sentence a person reads when nothing more exact is known.
 * The wire form is `{ code, message, details? }`; a code is part of the contract and never changes its meaning.
 */
export const failures = {
  'invalid-input': { status: 400, message: 'Please check what you entered and try again.' },
  'not-json': { status: 400, message: 'The request must be JSON.' },
  'not-signed-in': { status: 401, message: 'Please sign in and try again.' },
  'wrong-credentials': { status: 401, message: 'Invalid email or password' },
  'email-not-verified': {
    status: 403,
    message: 'Please open the link in the mail we sent you, then sign in.',
  },
  'link-expired': {
    status: 400,
    message: 'This link has expired or was already used. Please ask for a new one.',
  },
  'session-expired': { status: 401, message: 'Your session has ended. Please sign in again.' },
  'premium-only': { status: 403, message: 'Upgrade to premium to use this feature.' },
  'token-scope': { status: 403, message: 'This API token may not do that.' },
  'passkey-refused': {
    status: 400,
    message: 'That passkey could not be checked. Please try again, or sign in with your password.',
  },
  'too-many-passkeys': { status: 409, message: 'You have 20 passkeys, which is the most. Remove one first.' },
  'provider-down': {
    status: 503,
    message: 'The service you wanted to sign in with does not answer. Please try again in a moment.',
  },
  'too-many-tokens': { status: 409, message: 'You have 20 API tokens, which is the most. Revoke one first.' },
  'wrong-origin': { status: 403, message: 'This request did not come from Plotluck.' },
  'not-found': { status: 404, message: 'We could not find that. It may have been removed.' },
  'method-not-allowed': { status: 405, message: 'This address does not answer that kind of request.' },
  'email-taken': {
    status: 409,
    message: 'An account with this email already exists. Try signing in instead.',
  },
  'basket-changed': {
    status: 409,
    message: 'Your basket was changed on another device in the meantime. Please look at it again.',
  },
  'slot-taken': { status: 409, message: 'There is already a meal in that place. Replace it?' },
  'recipe-refused': { status: 422, message: 'This recipe is not safe to cook as it stands.' },
  'guessable-password': {
    status: 400,
    message:
      'This password is one of the first that are tried. Choose another, best of four or more words that nobody would put together.',
  },
  'second-factor-needed': {
    status: 401,
    message: 'Please enter the code of your authenticator app, or one of your recovery codes.',
  },
  'wrong-code': { status: 403, message: 'That code is not right. Please enter the newest one of your app.' },
  'sign-in-again': { status: 401, message: 'That took too long or too many codes. Please sign in again.' },
  'second-factor-is-on': { status: 409, message: 'The second factor is on already. Turn it off first.' },
  'wrong-password': { status: 403, message: 'That is not your current password.' },
  'unknown-price': { status: 400, message: 'That plan does not exist any more. Please choose a plan again.' },
  'already-premium': {
    status: 409,
    message: 'You are already premium. Manage your subscription in the settings.',
  },
  'nothing-to-manage': { status: 409, message: 'There is no subscription to manage yet.' },
  'payments-down': {
    status: 503,
    message: 'The payment provider does not answer. Nothing was charged. Please try again in a moment.',
  },
  'bad-signature': { status: 400, message: 'The signature of this message does not fit.' },
  'too-busy': { status: 503, message: 'Many people are cooking right now. Please try again in a minute.' },
  'too-large': { status: 413, message: 'That is more than we can read at once. Please send less.' },
  'too-long-for-pdf': {
    status: 422,
    message: 'This is more than one file takes. Please choose less.',
  },
  'no-food': { status: 422, message: 'We found nothing to cook with. Please add a food.' },
  'not-understood': {
    status: 422,
    message: 'We did not understand every ingredient. Please check the names and try again.',
  },
  'no-recipe': {
    status: 422,
    message: 'We could not find three recipes that fit. Try fewer filters or one more ingredient.',
  },
  'weekly-limit-reached': { status: 429, message: 'Weekly limit reached' },
  'already-generating': {
    status: 409,
    message: 'Your recipes are already being written. Please wait a moment.',
  },
  'too-many-requests': { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  unexpected: { status: 500, message: 'We encountered an unexpected error. Please try again.' },
  unavailable: { status: 503, message: 'Plotluck is restarting. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type FailureCode = keyof typeof failures

/** What the API sends with every status of 400 and above. */
export type FailureBody = {
  readonly code: FailureCode
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}
