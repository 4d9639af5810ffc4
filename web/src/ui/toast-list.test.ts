import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastList, goesWithScreen, type ToastList } from './toast-list.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const titles = (list: ToastList) => list.current().map((toast) => toast.title)

test('a toast goes away by itself, a destructive one later', () => {
  const list = createToastList()
  list.add({ title: 'Recipe saved!' })
  list.add({ title: 'Error', tone: 'destructive' })
  vi.advanceTimersByTime(5000)
  expect(titles(list)).toEqual(['Error'])
  vi.advanceTimersByTime(4000)
  expect(titles(list)).toEqual([])
})

test('a toast with the same words only restarts its time', () => {
  const list = createToastList()
  list.add({ title: 'Error', text: 'No network' })
  vi.advanceTimersByTime(4000)
  list.add({ title: 'Error', text: 'No network' })
  vi.advanceTimersByTime(4000)
  expect(titles(list)).toEqual(['Error'])
})

test('a fourth toast takes the place of the oldest', () => {
  const list = createToastList()
  for (const title of ['one', 'two', 'three', 'four']) list.add({ title })
  expect(titles(list)).toEqual(['two', 'three', 'four'])
})

test('a paused list keeps its toasts until it goes on', () => {
  const list = createToastList()
  list.add({ title: 'Logged out' })
  list.pause()
  vi.advanceTimersByTime(60_000)
  expect(titles(list)).toEqual(['Logged out'])
  list.resume()
  vi.advanceTimersByTime(5000)
  expect(titles(list)).toEqual([])
})

test('remove() takes one toast away and tells those who listen', () => {
  const list = createToastList()
  list.add({ title: 'Kale' })
  let told = 0
  const stop = list.subscribe(() => {
    told += 1
  })
  list.remove(list.current()[0]?.id ?? 0)
  stop()
  list.add({ title: 'Peas' })
  expect([titles(list), told]).toEqual([['Peas'], 1])
})

test('a toast with an action waits for it, and makes room only for a fourth', () => {
  const list = createToastList()
  list.add({ title: 'A new version is ready', action: { label: 'Reload', onPress: () => {} } })
  vi.advanceTimersByTime(3_600_000)
  expect(titles(list)).toEqual(['A new version is ready'])
  list.pause()
  list.resume()
  vi.advanceTimersByTime(3_600_000)
  expect(titles(list)).toEqual(['A new version is ready'])
})

test('a toast whose action passes goes by itself, later than others', () => {
  const list = createToastList()
  list.add({ title: 'Meal removed', action: { label: 'Undo', passes: true, onPress: () => {} } })
  vi.advanceTimersByTime(9000)
  expect(titles(list)).toEqual(['Meal removed'])
  vi.advanceTimersByTime(1000)
  expect(titles(list)).toEqual([])
})

test('a screen that is left takes along what was said of it, not what has just been said, errors and offers', () => {
  const list = createToastList()
  const staying = () => list.current().flatMap((toast) => (goesWithScreen(toast) ? [] : toast.title))
  list.add({ title: 'Recipes generated!' })
  list.add({ title: 'Error', tone: 'destructive' })
  list.add({ title: 'Meal removed', action: { label: 'Undo', onPress: () => undefined } })
  expect(staying()).toEqual(['Recipes generated!', 'Error', 'Meal removed'])
  vi.advanceTimersByTime(1000)
  expect(staying()).toEqual(['Error', 'Meal removed'])
})
