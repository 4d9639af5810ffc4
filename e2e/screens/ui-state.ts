import type { Page } from '@playwright/test'

/** Who looks: nobody known, someone free or premium without anything yet, someone free who asks for recipes, and both with recipes of their own. */
export type Viewer = 'visitor' | 'newcomer' | 'gardener' | 'cook' | 'subscriber' | 'collector'

/** What stands in an address: the ids of what the lookers own. */
export type Ids = { readonly recipe: string; readonly checkout: string }

/** One state of one screen: how it is reached, without waiting for more than the state itself. */
export type UiState = {
  readonly screen: string
  /** Loading, empty, failed or ready; with a word more where a screen has several of a kind. */
  readonly uiState: string
  readonly looker: Viewer
  readonly address: string | ((ids: Ids) => string)
  /** What the network does while this state is shown. */
  readonly before?: (page: Page) => Promise<unknown>
  /** What the person does until it is shown. */
  readonly deed?: (page: Page) => Promise<unknown>
}

/** Every call to these addresses never ends. */
export const hangs = (address: string) => (page: Page) => page.route(address, () => undefined)

/** Every call to these addresses is lost. */
export const loses = (address: string) => (page: Page) =>
  page.route(address, (route) => route.abort('connectionreset'))

/** A press of the first button of this name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click()

/** What a person does one after the other. */
export const inOrder =
  (...deeds: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const deed of deeds) await deed(page)
  }
