const placeholder = 'provider-as-the-server-has-it'

/**
 * What the provider is called that people may sign in with here; '' where there is none. Pages are made with a placeholder in this <meta>, in
 * whose place the server puts its own setting. To be asked once the page runs: it is drawn first as it was made.
 */
export function oidcName(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="sign-in-provider"]')?.content ?? ''
  return told === placeholder ? '' : told
}
