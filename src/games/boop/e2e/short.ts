/** Options of the shortest match, for tests that play many. */
export default { options: { variant: 'kittens' } };
