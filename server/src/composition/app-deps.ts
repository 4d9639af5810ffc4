import type { AnswerQuestion } from '../chat/answer-question.ts'
import type { VerifyWebhook } from '../billing/subscription-sync.ts'
import type { Config } from '../config/config.ts'
import type { DrawPdf } from '../pdf/pdf-request.ts'
import type { PlanDinners } from '../planner/suggest-dinners.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import type { NewId } from '../platform/ids.ts'
import type { Leases } from '../platform/leases/index.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail.ts'
import type { Payments } from '../platform/payments/payments.ts'
import type { WriteRecipes } from '../recipes/recipe-writer.ts'
import type { FindStorageTip } from '../recipes/storage-tips.ts'
import type { PlanMenu } from '../use-it-first/plan-menu.ts'

/** What the app stands on: the borders that tests replace, and nothing else. */
export type AppDeps = {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'trustedProxies'
    | 'metricsToken'
    | 'requireEmailVerification'
    | 'billing'
    | 'webDir'
    | 'supportEmail'
    | 'analytics'
    | 'oidc'
  >
  readonly secret: string
  readonly database: Database
  readonly leases: Leases
  readonly mailer: Mailer
  readonly log: Log
  readonly writeRecipes: WriteRecipes
  readonly findStorageTip: FindStorageTip
  readonly answerQuestion: AnswerQuestion
  readonly planMenu: PlanMenu
  readonly planDinners: PlanDinners
  readonly drawPdf: DrawPdf
  /** The payment provider and the reader of its messages; null where the settings name none. */
  readonly stripe: { readonly payments: Payments; readonly verifyWebhook: VerifyWebhook } | null
  readonly clock: Clock
  readonly newId: NewId
  /** Aborted when the server begins to stop: running work ends and is given back, new work is refused. */
  readonly stopping: AbortSignal
}
