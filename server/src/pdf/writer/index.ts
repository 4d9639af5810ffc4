export type { Box, Element, Picture, Section, Style, Text, Writing } from './elements.ts'
export { drawingOf } from './svg.ts'
export { faceOf } from './faces.ts'
export { write } from './write.ts'
