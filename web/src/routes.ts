import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the product and the screen that stands there. */
export default [
  layout('layout/public-frame.tsx', [
    index('screens/landing/landing.tsx'),
    route('auth', 'screens/auth/auth.tsx'),
    route('auth/forgot-password', 'screens/auth/forgot-password.tsx'),
    route('auth/reset-password', 'screens/auth/reset-password.tsx'),
    route('try', 'screens/try/try.tsx'),
    route('pricing', 'screens/pricing/pricing.tsx'),
    route('help', 'screens/help/help.tsx'),
    route('privacy', 'screens/privacy/privacy.tsx'),
    route('terms', 'screens/terms/terms.tsx'),
    route('*', 'screens/not-found/not-found.tsx'),
  ]),
  layout('layout/signed-in-frame.tsx', [
    route('dashboard', 'screens/dashboard/dashboard.tsx'),
    route('recipe/:id', 'screens/recipe/recipe.tsx'),
    route('saved', 'screens/saved/saved.tsx'),
    route('meal-planner', 'screens/meal-planner/meal-planner.tsx'),
    route('shopping-list', 'screens/shopping-list/shopping-list.tsx'),
    route('use-it-first', 'screens/use-it-first/use-it-first.tsx'),
    route('harvest-chat', 'screens/harvest-chat/harvest-chat.tsx'),
    route('household', 'screens/household/household.tsx'),
    route('settings', 'screens/settings/settings.tsx'),
    route('success', 'screens/success/success.tsx'),
    route('sandbox/checkout/:id', 'screens/sandbox/sandbox-checkout.tsx'),
    route('sandbox/portal', 'screens/sandbox/sandbox-portal.tsx'),
  ]),
  layout('layout/cook-frame.tsx', [route('recipe/:id/cook', 'screens/cook/cook.tsx')]),
] satisfies RouteConfig
