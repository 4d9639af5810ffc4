import { expect, test } from 'vitest'
import { createOpenDialogs } from './open-dialogs.ts'

/** Stands in for an element: the list only tells elements apart. */
const dialog = (name: string) => ({ id: name }) as HTMLElement

test('openDialogs gives the one opened last, and the one beneath when that is gone', () => {
  const dialogs = createOpenDialogs()
  const [list, question] = [dialog('list'), dialog('question')]
  expect(dialogs.top()).toBeNull()
  dialogs.open(list)
  dialogs.open(question)
  expect(dialogs.top()).toBe(question)
  dialogs.close(question)
  expect(dialogs.top()).toBe(list)
})

test('openDialogs tells of every change, and no more after the listener left', () => {
  const dialogs = createOpenDialogs()
  const list = dialog('list')
  let told = 0
  const leave = dialogs.subscribe(() => (told += 1))
  dialogs.open(list)
  dialogs.close(list)
  leave()
  dialogs.open(list)
  expect(told).toBe(2)
})
