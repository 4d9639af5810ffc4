import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf, testApp } from '../../testing/index.ts'

test('every table with rows of people forces row-level security, and no table outside is open to a person', async () => {
  const { database } = await testApp()
  type Table = { name: string; forced: boolean; granted: boolean }
  const tables = await rowsOf<Table>(
    database.auth,
    sql`
    select c.oid::regclass::text as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      has_table_privilege('app_user', c.oid, 'select') as granted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'auth') order by 1`,
  )
  expect(tables.length).toBeGreaterThan(5)
  expect(tables.filter(({ granted, forced }) => granted && !forced)).toEqual([])
  expect(tables.filter(({ granted }) => granted).map(({ name }) => name)).toContain('recipes')
  expect(tables.filter(({ name, granted }) => name.startsWith('auth.') && granted)).toEqual([])
})

test('a role that holds the rights of both roles and owns the tables sees nothing until it sets one', async () => {
  const { database, as } = await testApp()
  await (await as('Ana')).get('/api/profile')
  const member = `member_${process.pid}`
  const asMember = (then: SQL): Promise<readonly unknown[]> =>
    database.auth.transaction(async (tx) => {
      const run = (statement: string) => tx.execute(sql.raw(statement))
      await run('set local role none')
      await run(`create role ${member} in role app_user, app_system`)
      await run(`grant create on schema public to ${member}`)
      await run(`grant ${member} to current_user`)
      await run(`alter table profiles owner to ${member}`)
      await run(`set local role ${member}`)
      await tx.execute(then)
      const names = await rowsOf(tx, sql`select name from profiles`)
      await run('set local role none')
      await run('alter table profiles owner to current_user')
      await run(`revoke create on schema public from ${member}`)
      await run(`drop role ${member}`)
      return names
    })
  expect(await asMember(sql`select 1`)).toEqual([])
  expect(await asMember(sql`set local role app_system`)).toEqual([{ name: 'Ana' }])
  expect(await rowsOf(database.auth, sql`select * from pg_policies where qual = 'true'`)).toEqual([])
})

test('a transaction of a person sees and changes nothing of a stranger, whatever it asks for', async () => {
  const { database, as } = await testApp()
  const [ana, ben] = [await as('Ana'), await as('Ben')]
  for (const user of [ana, ben]) await user.get('/api/profile')
  const asBen = <T>(work: Parameters<typeof database.asUser<T>>[1]) =>
    database.asUser(ben.id as Parameters<typeof database.asUser>[0], work)
  expect(await asBen((tx) => rowsOf(tx, sql`select id from profiles`))).toEqual([{ id: ben.id }])
  await asBen((tx) => tx.execute(sql`update profiles set name = 'stolen'`))
  const names = sql`select name from profiles order by name`
  expect(await database.asSystem((tx) => rowsOf(tx, names))).toEqual([{ name: 'Ana' }, { name: 'stolen' }])
  await expect(
    asBen((tx) =>
      tx.execute(
        sql`insert into generation_windows (user_id, started_at, used) values (${ana.id}, now(), 0)`,
      ),
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } })
  await expect(asBen((tx) => tx.execute(sql`select * from auth."user"`))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('denied') },
  })
})
