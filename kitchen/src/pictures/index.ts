export { type NamedLook, type Served, servedAs, servedByTitle } from './served-as.ts'
