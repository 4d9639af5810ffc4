import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

/** Complete fonts: what a browser gets is cut to Latin. */
const files = {
  Figtree: {
    400: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
    600: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  },
  'Bricolage Grotesque': {
    400: '@expo-google-fonts/bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf',
    600: '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
    700: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  },
} as const

/** Makes the two faces known to the writer of PDFs, from the files of their packages, and says where words may break. */
export function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url)
  for (const [family, weights] of Object.entries(files))
    Font.register({
      family,
      fonts: Object.entries(weights).map(([weight, file]) => ({
        src: resolve(file),
        fontWeight: Number(weight),
      })),
    })
  Font.registerHyphenationCallback(piecesOf)
}

/** A word stays whole, unless it is so long that no line might hold it. */
const piecesOf = (word: string): string[] =>
  word.length > 20 ? (word.match(/.{1,10}/gsu) ?? [word]) : [word]
