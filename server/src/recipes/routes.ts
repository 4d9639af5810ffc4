import { type ApiRecipe, type GenerateAnswer, ingredientSchema } from '@plotluck/contract'
import * as z from 'zod/mini'
import {
  answer,
  answerFailure,
  answerStream,
  check,
  type HttpApp,
  type HttpContext,
  type FailedEvent,
  type ServerEvent,
  wantsEvents,
} from '../platform/http/index.ts'
import { readPage } from '../platform/pages/index.ts'
import type { GenerationEvent } from './generate.ts'
import { readGeneration } from './read-generation.ts'
import type { Recipes } from './recipes.ts'

const tipsQuerySchema = z.array(ingredientSchema).check(z.maxLength(20, 'Maximum 20 ingredients allowed'))

/** Mounts /api/generate-recipes, /api/recipes/{id}, /api/history and /api/storage-tips. */
export function mountRecipes(app: HttpApp, recipes: Recipes): void {
  const { identify, identifyHistorian, generate, recipe, history, storageTips } = recipes
  app.post('/api/generate-recipes', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const asked = await readGeneration(c)
    if (!asked.ok) return answer(c, asked)
    const events = generate(person.value, asked.value)
    return wantsEvents(c) ? answerStream(c, events, asServerEvent) : answerWhole(c, events)
  })
  app.get('/api/recipes/:id', async (c) => {
    const person = await identify(c)
    return answer(c, person.ok ? await recipe(person.value, c.req.param('id')) : person)
  })
  app.get('/api/history', async (c) => {
    const person = await identifyHistorian(c)
    if (!person.ok) return answer(c, person)
    const page = readPage(c)
    return page.ok ? c.json(await history(person.value, page.value)) : answer(c, page)
  })
  app.get('/api/storage-tips', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const texts = (c.req.query('ingredients') ?? '').split(',').filter((text) => text.trim() !== '')
    const ingredients = check(tipsQuerySchema, texts)
    return ingredients.ok ? c.json({ tips: storageTips(ingredients.value) }) : answer(c, ingredients)
  })
}

type Events = AsyncGenerator<GenerationEvent, void>

async function answerWhole(c: HttpContext, events: Events): Promise<Response> {
  const recipes: ApiRecipe[] = []
  for await (const event of events) {
    if (event.kind === 'failed') return answerFailure(c, event.failure)
    if (event.kind === 'recipe') recipes.push(event.recipe)
    if (event.kind === 'done') {
      const { leftOut, recipesUsed } = event
      return c.json({ recipes, leftOut, recipesUsed } satisfies GenerateAnswer)
    }
  }
  throw new Error('A generation ended without its last event')
}

function asServerEvent({ kind, ...data }: Exclude<GenerationEvent, FailedEvent>): ServerEvent {
  return { event: kind, data }
}
