import { arrive, expect, generateFrom, openRecipe, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('a recipe that was seen once is cooked without a connection, in another tab and over a reload, timers included', async ({
  page,
  context,
}) => {
  test.slow()
  await arrive(page)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ''), { timeout: 30_000 })
    .toMatch(/sw\.js/)
  await page.reload()
  await generateFrom(page, 'Zucchini', 'Carrots')
  await openRecipe(page)
  const address = new URL(page.url()).pathname
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('kept-answers')).keys()).map(({ url }) => new URL(url).pathname),
    )
  await expect.poll(kept).toContain(`/api${address.replace('recipe', 'recipes')}`)
  await page.close()

  await context.setOffline(true)
  const other = await context.newPage()
  await other.goto(`${address}/cook`)
  await expect(other.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()
  const time = other.getByRole('button', { name: /start a timer$/ }).first()
  for (let steps = 0; steps < 12 && (await time.count()) === 0; steps += 1)
    await other.getByRole('button', { name: 'Next' }).click()
  await time.click()
  const step = (await other.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await other.reload()
  await expect(other.getByRole('heading', { name: step })).toBeVisible()
  await expect(other.getByRole('region', { name: 'Timers' }).getByRole('listitem')).toHaveCount(1)
})
