/** In the footer of every email: the law on commercial messages asks for it. Apart from the rest, which every page loads. */
export const MAILING_ADDRESS = '395 Truro Heights Road, Truro Heights, NS B6L 1X7, Canada'
