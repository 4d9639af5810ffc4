export { cutPage, isAfter, onPage, type Page, type PageQuery, readPage } from './page.ts'
export { searchText, searchWords } from './search.ts'
