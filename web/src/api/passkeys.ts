/** A key as it is sent to the server. */
export type SentCredential = { id: string; response: Record<string, unknown> }
/** What came of asking the browser: a key, or why there is none. */
export type Asked = { credential: SentCredential } | { why: 'known' | 'cancelled' }

/** Whether this browser has passkeys, and a page at this address may: one that is a number has none (WebAuthn, 5.1.2). */
export function hasPasskeys(): boolean {
  const hasCalls =
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  return hasCalls && !/^[\d.]+$|:/.test(window.location.hostname)
}

/** Has the browser make a passkey with the server's options. */
export function makePasskey(options: unknown): Promise<Asked> {
  return asked(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )
}

/** Has the browser ask for a passkey with the server's options. */
export function askForPasskey(options: unknown): Promise<Asked> {
  return asked(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )
}

async function asked(ask: () => Promise<Credential | null>): Promise<Asked> {
  try {
    const credential = await ask()
    if (credential instanceof PublicKeyCredential)
      return { credential: credential.toJSON() as unknown as SentCredential }
  } catch (error) {
    // The device holds one of this account already.
    if (error instanceof DOMException && error.name === 'InvalidStateError') return { why: 'known' }
  }
  return { why: 'cancelled' }
}
