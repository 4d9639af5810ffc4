import type { Mail } from '../platform/mail.ts'

type Recipient = { readonly name: string; readonly email: string }

/** The mail with the link to choose a new password. */
export function resetMail(user: Recipient, publicUrl: string, token: string): Mail {
  return {
    to: addressed(user),
    subject: 'Choose a new password for Plotluck',
    text: letter(
      'Someone asked for a new password for your Plotluck account. Open this link within one hour to choose one:',
      `${publicUrl}/auth/reset-password?token=${encodeURIComponent(token)}`,
      'If that was not you, do nothing: your password stays as it is.',
    ),
  }
}

/** The mail with the link that proves the address. */
export function verificationMail(user: Recipient, publicUrl: string, token: string): Mail {
  return {
    to: addressed(user),
    subject: 'Confirm your e-mail for Plotluck',
    text: letter(
      'Welcome to Plotluck! Open this link within one hour to confirm your e-mail:',
      `${publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}`,
      'If you did not sign up, do nothing.',
    ),
  }
}

const addressed = ({ name, email }: Recipient): Mail['to'] => ({ name, address: email })

// No word of a mail is a stranger's: whoever typed the address chose the name as well.
const letter = (...paragraphs: readonly string[]): string =>
  ['Hello,', ...paragraphs, 'Plotluck'].join('\n\n')
