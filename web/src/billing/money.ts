const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Whole US cents as a price: 799 is '$7.99', 7200 is '$72'. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100)
}
