import type { PersonalToken } from '@plotluck/contract'
import { KeyRound } from 'lucide-react'
import { settingsTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Loaded } from './loaded.tsx'
import { NewToken } from './new-token.tsx'
import styles from './sessions-card.module.css'
import { useTokens } from './use-tokens.ts'

const texts = settingsTexts.tokens

/** Tokens for programs: those there are, the way to revoke one, and to make another. */
export function TokensCard() {
  const { query, revoking, revoke } = useTokens()
  return (
    <Section title={texts.title}>
      <p className={styles.soft}>{texts.text}</p>
      <Loaded query={query} texts={texts}>
        {(tokens) => (
          <>
            {tokens.length > 0 && (
              <ul className={styles.sessions}>
                {tokens.map((token) => (
                  <Token
                    key={token.id}
                    token={token}
                    isRevoking={revoking === token.id}
                    onRevoke={() => void revoke(token.id)}
                  />
                ))}
              </ul>
            )}
            <NewToken onMade={() => void query.refetch()} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

type TokenProps = { token: PersonalToken; isRevoking: boolean; onRevoke: () => void }

function Token({ token: { name, scope, last_used_at, expires_at }, isRevoking, onRevoke }: TokenProps) {
  const facts = [texts.scopes[scope], texts.used(last_used_at), texts.until(expires_at)]
  return (
    <li className={styles.session}>
      <KeyRound size={20} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>{facts.join(' · ')}</p>
      </div>
      <Button look="secondary" aria-label={texts.revokeOne(name)} isBusy={isRevoking} onClick={onRevoke}>
        {isRevoking ? texts.revoking : texts.revoke}
      </Button>
    </li>
  )
}
