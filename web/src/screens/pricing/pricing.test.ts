import { planPrices } from '@plotluck/contract/billing'
import { expect, test } from 'vitest'
import { formatCents } from '../../billing/money.ts'
import { pricingTexts } from '../../messages/index.ts'

const { monthly, annual } = planPrices

test('the pricing page names the prices that are charged', () => {
  expect(pricingTexts.monthly.price).toBe(formatCents(monthly.cents))
  expect(pricingTexts.annual.price).toBe(formatCents(annual.cents))
  expect(pricingTexts.pageDescription).toContain(formatCents(monthly.cents))
  expect(pricingTexts.pageDescription).toContain(formatCents(annual.cents))
})

test('the annual plan saves what the page says, to the dollar', () => {
  const saved = Math.round((12 * monthly.cents - annual.cents) / 100)
  expect(pricingTexts.annual.saving).toContain(`$${saved}`)
  expect(pricingTexts.annual.perMonth).toContain(formatCents(annual.cents / 12))
})
