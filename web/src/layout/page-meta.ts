import { layoutTexts } from '../messages/index.ts'

const placeholder = 'https://plotluck.example'

// NOTE previews need whole addresses. Pages are made with a placeholder, in whose place the server puts its own PUBLIC_URL
const origin = typeof document === 'undefined' ? placeholder : window.location.origin

type PublicPage = { title: string; description: string; path: string }

/** The meta tags of a page that everyone may see: its title, and what a shared link shows of it (Open Graph). */
export function publicPageMeta({ title, description, path }: PublicPage) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: layoutTexts.product },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: `${origin}/preview.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: layoutTexts.previewAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
