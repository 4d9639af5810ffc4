import type { Page } from '@playwright/test'
import { startOidcServer } from '@plotluck/server/testing/oidc-server'
import { freeAddress, serve } from '../support/serve.ts'
import { expect, expectAccessible, expectToast, join, test as shared, unfold } from '../support/test.ts'

const oidcClient = { id: 'plotluck', secret: 'the secret of the client' }

type Own = { readonly address: string; readonly provider: Awaited<ReturnType<typeof startOidcServer>> }
/** A server of its own under a name, which passkeys need, with a provider to sign in with. */
const test = shared.extend<object, { readonly own: Own }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const address = await freeAddress()
      const named = address.replace('127.0.0.1', 'localhost')
      const provider = await startOidcServer({
        ...oidcClient,
        redirectUri: `${named}/api/auth/callback/oidc`,
      })
      const server = await serve(settingsOf(named, provider.issuer), { address })
      await use({ address: named, provider })
      await server.stop()
      await provider.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ own }, use) => use(own.address),
})

const settingsOf = (address: string, issuer: string): Readonly<Record<string, string>> => ({
  PUBLIC_URL: address,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: oidcClient.id,
  OIDC_CLIENT_SECRET: oidcClient.secret,
  OIDC_NAME: 'the allotment club',
})

/** A device with a fingerprint reader whose owner always agrees. */
async function withAuthenticator(page: Page): Promise<(isTheirs: boolean) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async (isUserVerified) => {
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
}

const card = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

test('a person adds a passkey, signs in with it, names it anew and removes it', async ({ page }) => {
  await withAuthenticator(page)
  await join(page)
  await page.goto('/settings')
  await unfold(page, 'Passkeys')
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(card(page).getByText('Name required')).toBeVisible()
  await card(page).getByLabel('Name of the passkey').fill('My phone')
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added')
  await expect(card(page).getByText('My phone', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await card(page).getByLabel('Name of the passkey').fill('My phone again')
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Nothing added', 'This device has a passkey of your account already.')

  const logOut = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }
  await logOut()
  await page.goto('/auth?back=/settings')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/settings')
  await expectToast(page, 'Welcome back!')
  await expect(page.getByRole('region', { name: 'Account activity' })).toContainText(
    'Signed in with a passkey',
  )

  await unfold(page, 'Passkeys')
  await card(page).getByRole('button', { name: 'Rename My phone' }).click()
  await card(page).getByLabel('Name of the passkey').first().fill('Blue phone')
  await card(page).getByRole('button', { name: 'Save the name' }).click()
  await expect(card(page).getByText('Blue phone')).toBeVisible()
  await card(page).getByRole('button', { name: 'Remove Blue phone' }).click()
  await expectToast(page, 'Passkey removed')
  await expect(card(page).getByText('Blue phone')).toBeHidden()
  await logOut()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectToast(
    page,
    'Error',
    'That passkey could not be checked. Please try again, or sign in with your password.',
  )
})

test('whoever holds the device but is not known to it signs in with no passkey', async ({ page }) => {
  const verify = await withAuthenticator(page)
  await join(page)
  await page.goto('/settings')
  await unfold(page, 'Passkeys')
  await card(page).getByLabel('Name of the passkey').fill('My phone')
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added')
  await verify(false)
  await page.context().clearCookies()
  await page.goto('/auth')
  // A browser that was meddled with asks for less than the server said.
  await page.evaluate(() => {
    const parse = PublicKeyCredential.parseRequestOptionsFromJSON.bind(PublicKeyCredential)
    PublicKeyCredential.parseRequestOptionsFromJSON = (options) =>
      parse({ ...options, userVerification: 'discouraged' })
  })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectToast(
    page,
    'Error',
    'That passkey could not be checked. Please try again, or sign in with your password.',
  )
  expect((await page.request.get('/api/profile')).status()).toBe(401)
})

test('a person signs in with the provider of the server, and is told why where that is not enough', async ({
  page,
  own: { provider },
}) => {
  provider.signIn = { sub: 'nora', email: 'nora@example.org', email_verified: false }
  await page.goto('/auth?back=/settings')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue with the allotment club' }).click()
  await expect(page.getByText('The service you signed in with has not confirmed your email.')).toBeVisible()
  provider.signIn = { sub: 'nora', email: 'nora@example.org', email_verified: true, name: 'Nora' }
  await page.goto('/auth?back=/settings')
  await page.getByRole('button', { name: 'Continue with the allotment club' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/settings')
  await expectToast(page, 'Welcome back!')
  await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('Nora')
  await expect(page.getByRole('region', { name: 'Account activity' })).toContainText('linked service')
})
