import { expect, test } from 'vitest'
import { helpTexts } from '../../messages/index.ts'
import { findAnswers } from './find-answers.ts'

const titles = (words: string) => findAnswers(helpTexts.faq, words).map(({ title }) => title)

test('the help page answers fifteen questions', () => {
  expect(new Set(titles('')).size).toBe(15)
})

test('findAnswers() looks in questions and answers, whatever the case', () => {
  expect(titles('REFUND')).toEqual(['Can I get a refund?'])
  expect(titles('money-back')).toEqual(['Can I get a refund?'])
})

test('findAnswers() wants every word that was typed', () => {
  expect(titles('cancel settings')).toEqual(['How do I cancel Premium?'])
  expect(titles('cancel zebra')).toEqual([])
})
