import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import styles from './combobox.module.css'
import { TextInput } from './text-input.tsx'

export type ComboboxOption = { readonly value: string; readonly content: ReactNode }

type ComboboxProps = {
  /** What is offered for the text as it stands; nothing is shown where there is none. */
  options: readonly ComboboxOption[]
  /** Names the list. */
  listLabel: string
  onChoose: (value: string) => void
} & Omit<ComponentProps<'input'>, 'type' | 'className' | 'role' | 'onSelect'>

/**
 * A text box that offers words while one types (ARIA 1.2, combobox with a list): arrow keys go through them, Enter takes the one that is marked
 * and otherwise does what it does in the form, Escape puts the list away, a tap takes a word. The focus stays in the box.
 */
export function Combobox({ options, listLabel, onChoose, onKeyDown, onBlur, ...rest }: ComboboxProps) {
  const listId = useId()
  const [marked, setMarked] = useState<string>()
  const [closedFor, setClosedFor] = useState<unknown>()
  const isOpen = options.length > 0 && closedFor !== rest.value
  const at = isOpen ? options.findIndex(({ value }) => value === marked) : -1
  const optionId = (index: number) => `${listId}-${index}`
  const choose = (value: string) => {
    setMarked(undefined)
    onChoose(value)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const move = moves[event.key]
    if (!isOpen || event.nativeEvent.isComposing) return
    const current = options[at]
    if (move !== undefined)
      setMarked(options[(at + move + options.length + (at < 0 && move < 0 ? 1 : 0)) % options.length]?.value)
    else if (event.key === 'Enter' && current) choose(current.value)
    else if (event.key === 'Escape') setClosedFor(rest.value)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.frame}>
      <TextInput
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={at < 0 ? undefined : optionId(at)}
        onKeyDown={press}
        onBlur={(event) => {
          setClosedFor(rest.value)
          onBlur?.(event)
        }}
      />
      <div id={listId} role="listbox" aria-label={listLabel} className={styles.list} hidden={!isOpen}>
        {options.map(({ value, content }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the box, which keeps the focus
          <div
            key={value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            // The box keeps the focus, so that one goes on typing.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(value)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
