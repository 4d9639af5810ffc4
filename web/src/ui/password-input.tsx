import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './password-input.module.css'
import { TextInput } from './text-input.tsx'

type PasswordInputProps = { showLabel: string; hideLabel: string } & Omit<
  ComponentProps<'input'>,
  'type' | 'className'
>

/** A password box with an eye: on a phone nobody types a long password blind. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.frame}>
      <TextInput {...rest} type={isShown ? 'text' : 'password'} />
      <div className={styles.eye}>
        <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </IconButton>
      </div>
    </div>
  )
}
