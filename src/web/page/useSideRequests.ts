import { useEffect, useRef } from 'preact/hooks';
import { sideRequest } from '../kit/side.ts';

/** Opens or closes the side panel when a part of the page requests it, such as a button on the board. */
export const useSideRequests = (open: (page: string | null) => void): void => {
  const request = sideRequest.value;
  const answered = useRef(request);
  useEffect(() => {
    if (request === answered.current || !request) return;
    answered.current = request;
    open(request.page);
  }, [request]);
};
