import { useEffect, useState } from 'react'

const placeholder = 'provider-as-the-server-has-it'
const none = ''

/**
 * What the provider is called that people may sign in with here; '' where there is none. Pages are made with a placeholder, in whose place the
 * server puts its own setting: it is read once the page runs, so that it is drawn first as it was made.
 */
export function useOidcName(): string {
  const [name, setName] = useState(none)
  useEffect(() => {
    const told = document.querySelector<HTMLMetaElement>('meta[name="sign-in-provider"]')?.content
    setName(told === placeholder ? none : (told ?? none))
  }, [])
  return name
}
