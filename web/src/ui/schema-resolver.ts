import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/**
 * Lets a form be checked by a schema: each field shows the first thing that is wrong with it, and the form hands out what the schema
 * made of the input (trimmed, in lower case).
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const parsed = z.safeParse(schema, values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    return { values: {}, errors: firstErrors(parsed.error.issues) as FieldErrors<Input> }
  }
}

function firstErrors(issues: readonly z.core.$ZodIssue[]) {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const issue of issues) {
    const field = issue.path.join('.')
    errors[field] ??= { type: issue.code, message: issue.message }
  }
  return errors
}
