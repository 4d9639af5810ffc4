import { Outlet } from 'react-router'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { PublicHeader } from './public-header.tsx'

/** The frame of the pages that everyone may see. */
export default function PublicFrame() {
  return (
    <Frame header={<PublicHeader />} footer={<Footer />}>
      <Outlet />
    </Frame>
  )
}
