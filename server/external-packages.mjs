/** Packages with files of their own (WebAssembly, native code, fonts), and the PostgreSQL driver: they stay in node_modules beside what is built. */
export const externalPackages = [
  '@electric-sql/pglite',
  '@expo-google-fonts/bricolage-grotesque',
  '@expo-google-fonts/figtree',
  '@node-rs/argon2',
  'pg',
]
