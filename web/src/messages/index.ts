/** Every text a person reads, by screen. A second language is a second folder with the same shapes. */
export { authTexts } from './en/auth.ts'
export { errorTexts } from './en/error.ts'
export { landingTexts } from './en/landing.ts'
export { layoutTexts } from './en/layout.ts'
export { notFoundTexts } from './en/not-found.ts'
export { pricingTexts } from './en/pricing.ts'
export { privacyTexts } from './en/privacy.ts'
