import type { ChatMessage } from '@plotluck/contract'
import { ChefHat, Copy } from 'lucide-react'
import { harvestTexts } from '../messages/index.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/toast.tsx'
import styles from './harvest.module.css'

type HarvestMessageProps = {
  message: ChatMessage
  onMakeRecipes?: ((foods: readonly string[]) => void) | undefined
}

/** What one side said; under the assistant's words what they rest on, and what can be done with them. */
export function HarvestMessage({ message, onMakeRecipes }: HarvestMessageProps) {
  const { role, content, canMakeRecipesFrom: foods = [] } = message
  const isHarvest = role === 'assistant'
  return (
    <article className={styles.message} data-role={role}>
      <p className="visually-hidden">{isHarvest ? harvestTexts.name : harvestTexts.you}</p>
      {content !== '' && <p className={styles.words}>{content}</p>}
      {isHarvest && <LookedUp message={message} />}
      {isHarvest && message.created_at !== '' && (
        <div className={styles.actions}>
          {onMakeRecipes && foods.length > 0 && (
            <Button
              look="secondary"
              icon={<ChefHat size={18} aria-hidden />}
              onClick={() => onMakeRecipes(foods)}
            >
              {harvestTexts.makeRecipes(foods)}
            </Button>
          )}
          <IconButton label={harvestTexts.copy} onClick={() => void copy(content)}>
            <Copy size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </article>
  )
}

function LookedUp({ message: { lookups = [] } }: { message: ChatMessage }) {
  const facts = lookups.flatMap((lookup) => lookup.facts)
  if (facts.length === 0) return null
  return (
    <details className={styles.lookups}>
      <summary>{harvestTexts.lookedUp(facts.length)}</summary>
      <dl>
        {facts.map(({ label, value, source }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>
              {value}
              {source && <small> {source}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

async function copy(text: string): Promise<void> {
  const isCopied = await copyText(text)
  toast(isCopied ? harvestTexts.copied : { ...harvestTexts.copyFailed, tone: 'destructive' })
}
