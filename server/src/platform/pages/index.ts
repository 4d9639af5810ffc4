export { cutPage, onPage, type Page, readPage } from './page.ts'
export { searchText, searchWords } from './search.ts'
