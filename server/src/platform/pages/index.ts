export { cutPage, onPage, type Page, readPage } from './page.ts'
export { searchText } from './search.ts'
