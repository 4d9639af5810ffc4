/** Words that questions in other languages cannot do without; no English question has two of one row. */
const questionWords: readonly RegExp[] = [
  /\b(?:wie|was|wo|wann|kann|ich|man|statt|nicht|und|mit|oder|lange|halten?|hält|sich|im|der|die|das|den|du|bist|mein|dein|ein|eine|ist|sind|für|kochen|einfrieren|kühlschrank)\b/g,
  /\b(?:combien|comment|quand|que|quoi|puis|peut|je|avec|est|sont|mon|ton|tu|es|vous|nous|le|la|les|des|du|une|dans|pour|temps|se|garde|conserver|congeler|cuire|frigo)\b/g,
  /\b(?:cuánto|cuanto|cómo|como|qué|cuándo|puedo|puede|con|el|los|las|una|en|para|dura|duran|congelar|guardar|cocinar|nevera|es|eres|mi|tu|son|tiempo)\b/g,
  /\b(?:quanto|come|cosa|quando|posso|può|con|il|lo|gli|una|nel|per|dura|durano|congelare|conservare|cuocere|frigo|aperto|sono)\b/g,
  /\b(?:quanto|posso|pode|como|quando|com|uma|na|no|para|dura|duram|congelar|guardar|cozinhar|geladeira|são|tempo)\b/g,
  /\b(?:hoe|lang|kan|ik|het|een|van|niet|met|bewaren|invriezen|koken|koelkast|wat|wanneer|zijn)\b/g,
  /\b(?:hvor|lenge|længe|hvordan|kan|jeg|jag|och|og|är|er|det|seg|sig|hur|länge|holder|håller|vad|hva|hvad|kylskåp|kjøleskap|med|ikke|inte)\b/g,
]

/** True for a question in another language, by its small words or its letters. Names of dishes alone do not make one. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters >= 4 && latin < letters / 2) return true
  if (/[¿¡]/.test(text) || asksForLanguage.test(text)) return true
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  return questionWords.some((row) => {
    const found = new Set(text.match(row)).size
    return found >= 2 && found * 3 >= words && !english.test(text)
  })
}

const asksForLanguage =
  /\b(?:speak|understand|answer in|talk in|reply in) (?:german|french|spanish|italian|portuguese|dutch|chinese|japanese|hindi|arabic|russian|polish|turkish|another language|other languages)\b/
const english = /\b(?:the|how|what|is|are|can|do|does|my|of|with|for|and|it|to|long|which|when)\b/
