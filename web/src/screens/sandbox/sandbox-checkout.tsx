import type { SandboxCheckout } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ask } from '../../api/ask.ts'
import { call } from '../../api/client.ts'
import { ApiError, requireSession } from '../../api/session.ts'
import { formatCents } from '../../billing/money.ts'
import { sandboxTexts } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './sandbox.module.css'
import { TestMode } from './test-mode.tsx'

const texts = sandboxTexts.checkout

export const meta = () => [{ title: texts.pageTitle }, { name: 'robots', content: 'noindex' }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return <Loading />
}

/** Stands in for the payment provider's checkout and walks the same path: pay and go on, or go back. */
export default function Checkout() {
  const { id = '' } = useParams()
  const checkout = useQuery({
    queryKey: ['sandbox-checkout', id],
    queryFn: () => askForCheckout(id),
    retry: false,
  })
  if (checkout.data?.state === 'open') return <OpenCheckout checkout={checkout.data} />
  if (checkout.data)
    return <Outcome words={texts[checkout.data.state]} isPaid={checkout.data.state === 'paid'} />
  if (checkout.isPending) return <Loading />
  const failure = checkout.error instanceof ApiError ? checkout.error.failure : undefined
  if (failure?.code === 'not-found') return <Outcome words={texts.missing} isPaid={false} />
  return (
    <TestMode title={texts.title}>
      <Failed retryLabel={sandboxTexts.retry} onRetry={() => void checkout.refetch()}>
        <p>{texts.failed}</p>
        <p>{checkout.error.message}</p>
      </Failed>
    </TestMode>
  )
}

async function askForCheckout(id: string): Promise<SandboxCheckout> {
  return ask('GET /api/sandbox/checkouts/{id}', { path: { id } })
}

function OpenCheckout({ checkout: { id, plan, cents } }: { checkout: SandboxCheckout }) {
  const [isPaying, setIsPaying] = useState(false)
  const price = formatCents(cents)
  async function pay(): Promise<void> {
    setIsPaying(true)
    const outcome = await call('POST /api/sandbox/checkouts/{id}/pay', { path: { id } })
    if (outcome.ok) return window.location.assign(outcome.answer.url)
    setIsPaying(false)
    toast({ title: sandboxTexts.error, text: outcome.failure.message, tone: 'destructive' })
  }
  return (
    <TestMode title={texts.title}>
      <dl className={styles.bill}>
        <div>
          <dt>{texts.plans[plan]}</dt>
          <dd>
            {price} {texts.periods[plan]}
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button size="large" isBusy={isPaying} onClick={() => void pay()}>
          {isPaying ? texts.paying : texts.pay(price)}
        </Button>
        <ButtonLink look="ghost" to="/pricing">
          {texts.cancel}
        </ButtonLink>
      </div>
    </TestMode>
  )
}

type OutcomeWords = { title: string; text: string; action: string }

function Outcome({ words, isPaid }: { words: OutcomeWords; isPaid: boolean }) {
  return (
    <TestMode title={words.title}>
      <p>{words.text}</p>
      <ButtonLink to={isPaid ? '/success' : '/pricing'}>{words.action}</ButtonLink>
    </TestMode>
  )
}

function Loading() {
  return (
    <TestMode title={texts.title}>
      <output className="visually-hidden">{sandboxTexts.loading}</output>
      <Skeleton height="6.5rem" shape="block" />
      <Skeleton height="3.5rem" shape="pill" />
    </TestMode>
  )
}
