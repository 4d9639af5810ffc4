import { expect, test } from 'vitest'
import { redactEmails } from './log.ts'

test.each([
  ['{"email":"ana@example.org","path":"/x"}', '{"email":"[e-mail]","path":"/x"}'],
  ["Key (email)=(ben.o'neil+x@mail.example.co.uk) already exists", 'Key (email)=([e-mail]) already exists'],
  ['/api/auth/ana%40example.org/pay', '/api/auth/[e-mail]/pay'],
  ['to <josé@müller.example>, and 김@한국.kr', 'to <[e-mail]>, and [e-mail]'],
  ['a@b.c@d.e x@y', '[e-mail]@d.e [e-mail]'],
  ['ana@b_c@example.org', '[e-mail]@example.org'],
  ['@ 5 @home me@ "@"', '@ 5 @home me@ "@"'],
  ['no address at all', 'no address at all'],
])('an address is not written into the log: %s', (line, written) => {
  expect(redactEmails(line)).toBe(written)
})

test.each(['a', 'a.', '@', '%40', '.-'])('a line of %j without end has no address in it', (piece) => {
  const line = piece.repeat(50_000 / piece.length)
  expect(redactEmails(line)).toBe(line)
})

test.each([
  ['a@a@', '[e-mail]@'],
  ['a%40a%40', '[e-mail]%40'],
  ['@a@a', '@[e-mail]'],
])('of a line of %j without end no address is written', (piece, written) => {
  expect(redactEmails(piece.repeat(5_000))).toBe(written.repeat(5_000))
})
