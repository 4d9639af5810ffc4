import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { packNewDatabase } from './new-database.ts'

test('what a new database begins with opens as a database with no table of ours, and takes one', async () => {
  const client = await PGlite.create({ loadDataDir: new Blob([await packNewDatabase()]) })
  const ours = await client.query(`select 1 from pg_tables where schemaname = 'public'`)
  expect(ours.rows).toEqual([])
  await client.exec('create table herbs (name text); insert into herbs values ($$basil$$)')
  expect((await client.query('select name from herbs')).rows).toEqual([{ name: 'basil' }])
  await client.close()
})
