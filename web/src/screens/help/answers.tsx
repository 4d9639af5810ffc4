import { useState } from 'react'
import { helpTexts } from '../../messages/index.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { findAnswers } from './find-answers.ts'
import styles from './help.module.css'

/** Every question, and a box that leaves those with the words typed into it. */
export function Answers() {
  const [words, setWords] = useState('')
  const found = findAnswers(helpTexts.faq, words)
  const isSearching = words.trim() !== ''
  return (
    <section className={styles.section} aria-labelledby="answers">
      <h2 id="answers" className={styles.sectionTitle}>
        {helpTexts.faqTitle}
      </h2>
      <Field label={helpTexts.searchLabel}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            placeholder={helpTexts.searchPlaceholder}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <p className={isSearching ? styles.found : 'visually-hidden'} role="status">
        {isSearching && helpTexts.found(found.length)}
      </p>
      {found.length > 0 ? <Accordion items={found} /> : <NothingFound onShowAll={() => setWords('')} />}
    </section>
  )
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={helpTexts.nothingTitle}
      action={
        <Button look="secondary" onClick={onShowAll}>
          {helpTexts.showAll}
        </Button>
      }
    >
      <p>{helpTexts.nothingText}</p>
    </EmptyState>
  )
}
