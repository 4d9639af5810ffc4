import { signInSchema, signUpSchema } from '@plotluck/contract/forms'
import { expect, test } from 'vitest'
import { schemaResolver } from './schema-resolver.ts'

const options = { fields: {}, shouldUseNativeValidation: false }

test('schemaResolver() hands out what the schema made of the input', async () => {
  const input = { email: ' Ana@Example.com ', password: 'sunflower', name: ' Ana ' }
  expect(await schemaResolver(signUpSchema)(input, undefined, options)).toEqual({
    values: { email: 'ana@example.com', password: 'sunflower', name: 'Ana' },
    errors: {},
  })
})

test('schemaResolver() tells the first thing that is wrong with each field', async () => {
  const input = { email: 'ana', password: '1234567', name: ' ' }
  const { errors } = await schemaResolver(signUpSchema)(input, undefined, options)
  expect(errors).toMatchObject({
    email: { message: 'Invalid email address' },
    password: { message: 'Password must be at least 8 characters' },
    name: { message: 'Name required' },
  })
})

test('schemaResolver() finds nothing wrong with a short password of an existing account', async () => {
  const { errors } = await schemaResolver(signInSchema)(
    { email: 'a@b.co', password: '123' },
    undefined,
    options,
  )
  expect(errors).toEqual({})
})
