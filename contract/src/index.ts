export * from './accounts.ts'
export * from './basket.ts'
export * from './billing.ts'
export * from './call.ts'
export * from './calls/index.ts'
export type { AccountEvent, AccountEventKind, AccountSession, Profile } from './calls/profile.ts'
export type { Session, SignedIn } from './calls/sessions.ts'
export type { Plans, SandboxCheckout, Subscription } from './calls/billing.ts'
export type { ChatAnswer, ChatMessage, Conversation } from './calls/chat.ts'
export type { BasketAnswer, BasketFood } from './calls/basket.ts'
export type { Household, HouseholdPerson } from './calls/household.ts'
export type { CookLogEntry } from './calls/cook-log.ts'
export type { Passkey } from './calls/passkeys.ts'
export type { PersonalToken } from './calls/personal-tokens.ts'
export type { MealPlan, ShoppingListAnswer } from './calls/planner.ts'
export type {
  GenerateAnswer,
  HistoryPage,
  IngredientGuideEntry,
  PairedRecipe,
  ReadIngredients,
  StorageTip,
  UseItFirstMenu,
} from './calls/recipes.ts'
export type { SavedRecipe, SavedRecipesPage, SavedRecipeWithRecipe, WrittenRecipe } from './calls/saved.ts'
export type { ApiRecipe, LeftOut } from './calls/shapes.ts'
export * from './chat.ts'
export * from './cook-log.ts'
export * from './dates.ts'
export * from './events.ts'
export * from './failures.ts'
export * from './feedback.ts'
export * from './forms.ts'
export * from './generation.ts'
export * from './household.ts'
export * from './pdf.ts'
export * from './personal-tokens.ts'
export * from './planner.ts'
export * from './premium.ts'
export * from './presets.ts'
export * from './saved.ts'
